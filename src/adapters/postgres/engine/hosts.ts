/**
 * The servers that an address names: one, or several between which the writable one is looked for, as libpq does with
 * `target_session_attrs=read-write`. The driver knows one host an address only.
 */

/** Scheme and user; hosts with their ports; database and parameters. */
const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^]*)$/;

/** @returns an address for each host, or none when one of them is no address */
export const addressesOf = (url: string): ReadonlyArray<string> => {
  const [, before, hosts = "", after] = parts.exec(url) ?? [];
  if (before === undefined || after === undefined) return [];
  const addresses = hosts.split(",").map((host) => `${before}${host}${after}`);
  return addresses.every((address) => !/\s/.test(address) && URL.canParse(address)) ? addresses : [];
};

/** Addresses of a database, and the choice of the one in use. */
export interface Hosts {
  readonly count: number;
  readonly current: () => string;
  /** The address was found away or read-only: the next one's turn, unless another caller moved on already. */
  readonly leave: (address: string) => void;
}

export const hostsOf = (addresses: ReadonlyArray<string>): Hosts => {
  let index = 0;
  const current = (): string => addresses[index] ?? "";
  return {
    count: addresses.length,
    current,
    leave: (address) => {
      if (address === current()) index = (index + 1) % addresses.length;
    },
  };
};
