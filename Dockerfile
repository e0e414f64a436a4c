# A server for robots in a container. It needs a token file, because it listens on every address (docs/deploy.md):
#
#   node -p "'admin ' + crypto.randomBytes(32).toString('hex')" > tokens && chmod 644 tokens
#   docker build -t fieldbrain .
#   docker run -p 9999:9999 -p 8080:8080 -p 8765:8765 -v fieldbrain:/data -v ./tokens:/run/secrets/tokens:ro fieldbrain
#
# For an NVIDIA GPU add `--gpus all`: the driver comes from the host, and kernels that are not shipped need libnvrtc.

FROM node:20-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm pack --pack-destination /

FROM node:20-bookworm-slim
ENV NODE_ENV=production FIELDBRAIN_CACHE=/data/cache
WORKDIR /app
COPY --from=build /fieldbrain-*.tgz /tmp/
RUN npm install --ignore-scripts --no-audit --no-fund /tmp/fieldbrain-*.tgz \
  && rm /tmp/fieldbrain-*.tgz \
  && mkdir /data \
  && chown node:node /data
USER node
VOLUME /data
EXPOSE 9999 8080 8765
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "/app/node_modules/fieldbrain/dist/cli.js"]
CMD ["serve", "--host", "0.0.0.0", "--token-file", "/run/secrets/tokens", "--checkpoint-dir", "/data/brains"]
