-- wrk's part of bench/http.ts: one address after the other, each in the name of a client of its own, as a proxy says it.
local requests = {}
local at = 0

function init(args)
  local client = 0
  for path in io.lines(args[1]) do
    client = client + 1
    local address = string.format("10.0.%d.%d", math.floor(client / 256), client % 256)
    requests[client] = wrk.format("GET", path, {
      ["Host"] = "customs.example.com",
      ["Accept"] = "application/json",
      ["X-Forwarded-For"] = address,
    })
  end
end

function request()
  at = at % #requests + 1
  return requests[at]
end
