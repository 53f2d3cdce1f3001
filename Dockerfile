# Two stages: the first installs the service's packages from the frozen lock file and leaves out what it never reads,
# the second runs the sources from them, offline, as a user without rights, on a root that may be read-only.
#   docker build -t customs . && docker run -p 127.0.0.1:8000:8000 -v customs:/data customs
FROM denoland/deno:2.9.6 AS packages
WORKDIR /app
COPY deno.json deno.lock ./
RUN deno install --frozen
COPY sql ./sql
COPY fixtures/reference ./fixtures/reference
COPY fixtures/search ./fixtures/search
COPY src ./src
COPY CHANGELOG.md CONTRIBUTING.md LICENSE SECURITY.md ./
COPY docs/*.md ./docs/
COPY docs/guide ./docs/guide
COPY docs/pictures ./docs/pictures
COPY deploy/customs ./deploy/customs
COPY deploy/image ./deploy/image
# Some packages hold files that only their owner may read. The tables are checked; what the programs are compiled to is
# kept for their start (without settings, production only says which one is missing).
RUN deno run --allow-read=. --allow-write=node_modules deploy/image/trim.ts \
  && deno run --cached-only --allow-read=. src/reference_check.ts \
  && export DENO_DIR=/app/.deno \
  && deploy/customs admin --help >/dev/null \
  && ! deploy/customs start \
  && chmod -R a+rX /app

FROM denoland/deno:2.9.6
ARG VERSION=0.4.0
ARG REVISION=""
ARG CREATED=""
LABEL org.opencontainers.image.title="Customs Invoice and CBAM service" \
  org.opencontainers.image.description="Customs documents, and the cost of the EU carbon border adjustment mechanism" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="$VERSION" \
  org.opencontainers.image.revision="$REVISION" \
  org.opencontainers.image.created="$CREATED" \
  org.opencontainers.image.base.name="docker.io/denoland/deno:2.9.6"
WORKDIR /app
ENV DENO_DIR=/app/.deno DENO_NO_UPDATE_CHECK=1 HOST=0.0.0.0 EMBEDDED_DATA_DIR=/data
COPY --from=packages /app ./
RUN ln -s /app/deploy/customs /usr/local/bin/customs \
  && ln -s /app/deploy/customs /usr/local/bin/admin \
  && mkdir /data && chown 1993:1993 /data && chmod 700 /data
VOLUME /data
USER 1993:1993
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["customs", "health"]
CMD ["customs"]
