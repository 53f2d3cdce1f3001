# Two stages: the first fills the dependency cache from the frozen lock, the second runs the sources from it,
# offline, as a user without rights.
FROM denoland/deno:2.9.6 AS dependencies
WORKDIR /app
COPY deno.json deno.lock ./
COPY src ./src
RUN deno install --frozen --entrypoint src/main.ts src/admin.ts src/reference_check.ts

FROM denoland/deno:2.9.6
WORKDIR /app
ENV DENO_NO_UPDATE_CHECK=1 DENO_DIR=/deno-dir
COPY --from=dependencies --chown=root:root /deno-dir /deno-dir
COPY --from=dependencies /app/node_modules ./node_modules
COPY deno.json deno.lock ./
COPY fixtures/reference ./fixtures/reference
COPY sql ./sql
COPY src ./src
RUN deno run --allow-read=/app --cached-only src/reference_check.ts
USER deno
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["deno", "eval", "--cached-only", "const r = await fetch(`http://127.0.0.1:${Deno.env.get('PORT') ?? 8000}/healthz`); Deno.exit(r.ok ? 0 : 1)"]
CMD ["deno", "run", "--cached-only", "--frozen", "--allow-net", "--allow-read=/app,/run/secrets", "--allow-sys=hostname", "--allow-env=DATABASE_URL,DATA_DIR,PG*,NODE_PG_FORCE_NATIVE,HOST,PORT,PUBLIC_BASE_URL,TRUSTED_PROXIES,TLS_CERT_FILE,TLS_KEY_FILE,HTTP_REDIRECT_PORT,SIGNING_SECRET,S3_ENDPOINT,S3_BUCKET,S3_REGION,S3_ACCESS_KEY_ID,S3_SECRET_ACCESS_KEY,S3_PUBLIC_ENDPOINT,S3_ADDRESS_STYLE,SMTP_URL,MAIL_FROM,PDF_WORKERS,ELECTRICITY_DEFAULTS,LOG_FORMAT,OTEL_EXPORTER_OTLP_ENDPOINT,OTEL_DENO,NO_COLOR,FORCE_COLOR,TERM", "src/main.ts", "start"]
