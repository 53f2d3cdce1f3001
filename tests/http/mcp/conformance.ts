/** The protocol's own conformance suite, as a program: `server --url URL --scenario NAME`. */
await import("npm:@modelcontextprotocol/conformance@0.1.16/dist/index.js");
