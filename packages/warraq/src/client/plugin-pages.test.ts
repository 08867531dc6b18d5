import { expect, test, vi } from 'vitest'
import { type PluginStarter, startPlugins } from './plugin-pages.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('tells each page to every plugin that listens', async () => {
  const listen = vi.fn()
  const silent: PluginStarter = () => Promise.resolve(undefined)
  const tell = startPlugins([silent, async () => listen], () => ({ address: '/a/', title: 'A' }))
  tell()
  await settled()
  expect(listen.mock.calls).toEqual([[{ address: '/a/', title: 'A' }]])
})

test('a page left while a plugin was loading is still told as itself', async () => {
  let address = '/a/'
  const listen = vi.fn()
  const tell = startPlugins([async () => listen], () => ({ address, title: '' }))
  tell()
  address = '/b/'
  tell()
  await settled()
  expect(listen.mock.calls.map(([page]) => page.address)).toEqual(['/a/', '/b/'])
})

test('a plugin that cannot be loaded, or fails, leaves the others alone', async () => {
  const listen = vi.fn()
  const tell = startPlugins(
    [
      () => Promise.reject(new Error('offline')),
      async () => () => {
        throw new Error('broken')
      },
      async () => listen,
    ],
    () => ({ address: '/', title: '' }),
  )
  tell()
  await settled()
  expect(listen).toHaveBeenCalledOnce()
})
