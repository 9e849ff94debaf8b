# The site as a container. PostgreSQL is another container or server: DATABASE_URL. See docs/operation/running.md.
FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:26-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The embedded PostgreSQL is an optional package, and stays out.
RUN npm ci --omit=dev --omit=optional

FROM node:26-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY src src
# For `node tools/backup.ts`, `restore.ts`, `staff.ts` and `secrets.ts` in the running container.
COPY tools tools
COPY --from=build /app/dist dist
# The spool and backups are here: a volume that lasts. Everything else can be read-only.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
