FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The image brings its own Node; other optional packages are the binaries of what draws and resizes pictures.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/node-linux-* node_modules/node-bin-*

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/migrations ./migrations
COPY --from=build /app/data/places ./data/places
COPY --from=build /app/content ./content
COPY --from=build /app/public/fonts ./public/fonts
# The thread of the embedded engine and the operator's commands run from their source.
COPY --from=build /app/src ./src
RUN mkdir /data && chown node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/livez`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
