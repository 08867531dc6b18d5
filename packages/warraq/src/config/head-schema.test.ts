import { expect, test } from 'vitest'
import { headSchema, pageHeadSchema } from './head-schema.ts'

test.each([
  { tag: 'meta', attributes: { name: 'google-site-verification', content: 'x' } },
  { tag: 'link', attributes: { rel: 'me', href: 'https://social.example/@docs' } },
  { tag: 'script', attributes: { src: 'https://count.example/x.js', defer: true } },
  { tag: 'script', content: 'window.queue = []' },
  { tag: 'style', content: ':root { --x: 1 }' },
])('the configuration accepts %j', (element) => {
  expect(headSchema.safeParse([element]).error?.issues).toBeUndefined()
})

test.each([
  { tag: 'base', attributes: { href: '/' } },
  { tag: 'script' },
  { tag: 'script', attributes: { src: '/x.js' }, content: 'x()' },
  { tag: 'script', attributes: { src: '/x.js', onload: 'x()' } },
  { tag: 'script', attributes: { src: 'data:text/javascript,x()' } },
  { tag: 'script', content: 'a("</script>")' },
  { tag: 'meta', attributes: { name: 'x' }, content: 'y' },
])('the configuration refuses %j', (element) => {
  expect(headSchema.safeParse([element]).success).toBe(false)
})

test.each([
  { tag: 'meta', attributes: { property: 'og:type', content: 'video' } },
  { tag: 'link', attributes: { rel: 'stylesheet', href: '/wide.css' } },
  { tag: 'script', attributes: { src: '/chart.js', type: 'module' } },
])('a page accepts %j', (element) => {
  expect(pageHeadSchema.safeParse([element]).error?.issues).toBeUndefined()
})

test.each([
  { tag: 'meta', attributes: { 'http-equiv': 'refresh', content: '0; url=/' } },
  { tag: 'link', attributes: { rel: 'manifest', href: '/x.json' } },
  { tag: 'link', attributes: { rel: 'stylesheet', href: 'wide.css' } },
  { tag: 'script', attributes: {}, content: 'x()' },
  { tag: 'style', content: 'body {}' },
])('a page refuses %j', (element) => {
  expect(pageHeadSchema.safeParse([element]).success).toBe(false)
})
