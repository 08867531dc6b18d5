#!/usr/bin/env node
import '../dist/warraq-ask-server.mjs'
