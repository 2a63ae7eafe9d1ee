# The site in production: runtime packages and the build, nothing that compiles. docs/deploy.md says how to run it.
# Any image with Node 24 and npm will do as its base.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim
# The image of the site that this one replaces, for tabs that are open: they ask for files of the build before. Any other image has none.
ARG PREVIOUS_IMAGE=${NODE_IMAGE}

FROM ${PREVIOUS_IMAGE} AS previous

FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json ./
COPY packages/lake/package.json packages/lake/
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
# Pages are built with the content of this dataset. Every other setting is read when the site starts.
ARG NEXT_PUBLIC_SANITY_PROJECT_ID=""
ARG NEXT_PUBLIC_SANITY_DATASET=production
# For a build with the content of a local lake.
ARG NEXT_PUBLIC_LAKE_URL=""
# The build is a folder with everything that the site needs to run.
RUN --mount=type=bind,from=previous,source=/,target=/previous \
  PREVIOUS_BUILD=/previous/site node scripts/build.ts \
  && mv "$(readlink -f builds/current)" /built \
  && find /built -name '*.map' -delete \
  && mkdir -p /kept/outbox /kept/cache

FROM ${NODE_IMAGE}
ARG NEXT_PUBLIC_SANITY_PROJECT_ID=""
ARG NEXT_PUBLIC_SANITY_DATASET=production
ENV NODE_ENV=production \
  NEXT_TELEMETRY_DISABLED=1 \
  NEXT_PUBLIC_SANITY_PROJECT_ID=${NEXT_PUBLIC_SANITY_PROJECT_ID} \
  NEXT_PUBLIC_SANITY_DATASET=${NEXT_PUBLIC_SANITY_DATASET} \
  PORT=3000 \
  OUTBOX_DIR=/var/lib/minara/outbox \
  CACHE_DIR=/var/cache/minara
LABEL org.opencontainers.image.title="Minara" \
  org.opencontainers.image.description="The public website of a donation platform for masjids"
WORKDIR /site
COPY --from=build /built ./
COPY --from=build --chown=10001:10001 /kept/outbox /var/lib/minara/outbox
COPY --from=build --chown=10001:10001 /kept/cache /var/cache/minara
USER 10001:10001
EXPOSE 3000
VOLUME ["/var/lib/minara/outbox", "/var/cache/minara"]
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.ts"]
