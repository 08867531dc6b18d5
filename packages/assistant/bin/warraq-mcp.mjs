#!/usr/bin/env node
import '../dist/warraq-mcp.mjs'
