# Builds the site and serves it with the configuration that the build wrote for Caddy:
#   docker build -t docs . && docker run -p 8080:80 docs
FROM node:22-bookworm AS build
WORKDIR /site
COPY package.json package-lock.json ./
COPY packages/warraq/package.json packages/warraq/
COPY packages/create-warraq/package.json packages/create-warraq/
RUN npm ci --ignore-scripts
COPY . .
# Public values that turn on services of others; docs/hosting.md lists them.
ARG SEARCH_APP_ID SEARCH_API_KEY SEARCH_INDEX_NAME ANALYTICS_KEY
RUN npm run build

FROM caddy:2-alpine
COPY --from=build /site/dist/Caddyfile.sample /etc/caddy/Caddyfile
COPY --from=build /site/dist /srv/docs
EXPOSE 80
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
