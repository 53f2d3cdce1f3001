/** Suites whose subject is a fault: what happens, and the files or folders of `tests` that show what comes of it. */

export const suites: ReadonlyArray<readonly [fault: string, files: ReadonlyArray<string>]> = [
  ["server restarted, frozen, read-only, without connections, behind a pooler", ["adapters/postgres/engine"]],
  ["backends killed, server crashes, its disk is full, under writes", ["faults/server_faults_test.ts"]],
  ["server frozen, pooler between, under calls", ["faults/database_test.ts"]],
  ["server dies, its standby is promoted; a process is killed", ["faults/failover_test.ts"]],
  ["processes restarted in turn behind nginx", ["faults/rolling_restart_test.ts"]],
  ["clock steps back and forth", ["adapters/postgres/rate_limiter_test.ts", "adapters/memory"]],
  ["process killed in the middle of a bulk call", ["programs/bulk_killed_test.ts"]],
  ["10 000 idle clients, slow bodies, half-closed sockets, no descriptors", ["faults/clients_test.ts"]],
  ["silent, deaf and many clients; odd requests; stops", ["http/server", "http/wire"]],
  ["store refuses, swallows, drips, breaks off; wrong secret", ["adapters/storage/s3_test.ts"]],
  ["disk full, file half written, process killed while it stores", ["adapters/storage/filesystem_test.ts"]],
  ["store or database fails in the middle of an invoice", [
    "features/invoices/handlers/invoice_faults_test.ts",
  ]],
  ["mail server refuses, defers, hangs, cuts off", ["adapters/mail", "adapters/postgres/mail"]],
  ["printing worker dies, hangs", ["adapters/pdf/pool_test.ts"]],
];
