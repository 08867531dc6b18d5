# Builds the site and serves it with the configuration that the build wrote for Caddy:
#   docker build -t docs . && docker run -p 8080:80 docs
# A digest fixes the bytes of an image; Dependabot proposes newer ones.
FROM node:22-bookworm@sha256:363e1587494626837fa7f9a23bdb453d13b0ff3c67c705c2805cfc69c2d2fad7 AS build
WORKDIR /site
COPY package.json package-lock.json ./
COPY packages/warraq/package.json packages/warraq/
COPY packages/create-warraq/package.json packages/create-warraq/
COPY packages/analytics/package.json packages/analytics/
COPY packages/prose/package.json packages/prose/
COPY packages/hosted-search/package.json packages/hosted-search/
COPY packages/social-cards/package.json packages/social-cards/
COPY packages/offline/package.json packages/offline/
COPY packages/openapi/package.json packages/openapi/
COPY packages/assistant/package.json packages/assistant/
COPY packages/search/package.json packages/search/
COPY packages/markup/package.json packages/markup/
COPY packages/fences/package.json packages/fences/
COPY packages/search-dialog/package.json packages/search-dialog/
COPY packages/formats/package.json packages/formats/
COPY drills/package.json drills/
RUN npm ci --ignore-scripts
COPY . .
# Public values that turn on services of others; docs/hosting.md lists them.
ARG SEARCH_APP_ID SEARCH_API_KEY SEARCH_INDEX_NAME ANALYTICS_KEY
RUN npm run build

FROM caddy:2-alpine@sha256:5f5c8640aae01df9654968d946d8f1a56c497f1dd5c5cda4cf95ab7c14d58648
# Caddy keeps what it makes there. Its program may open port 80 without being root.
RUN chown 1000:1000 /config /data
USER 1000:1000
COPY --from=build /site/dist/Caddyfile.sample /etc/caddy/Caddyfile
COPY --from=build /site/dist /srv/docs
EXPOSE 80
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
