import { expect, test, vi } from 'vitest'
import { type PluginStarter, startPlugins, tellFault, tellFaults } from './plugin-pages.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('reports each page to every listening plugin', async () => {
  const listen = vi.fn()
  const silent: PluginStarter = () => Promise.resolve(undefined)
  const tell = startPlugins([silent, async () => listen], () => ({ address: '/a/', title: 'A' }))
  tell()
  await settled()
  expect(listen.mock.calls).toEqual([[{ address: '/a/', title: 'A' }]])
})

test('a page left while a plugin was loading is still reported with its own data', async () => {
  let address = '/a/'
  const listen = vi.fn()
  const tell = startPlugins([async () => listen], () => ({ address, title: '' }))
  tell()
  address = '/b/'
  tell()
  await settled()
  expect(listen.mock.calls.map(([page]) => page.address)).toEqual(['/a/', '/b/'])
})

test('a plugin that fails to load or throws does not affect the others', async () => {
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

test('while a site is developed, a plugin that fails to load or throws is named', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const broken = () => {
    throw new Error('broken')
  }
  const tell = startPlugins(
    [
      () => tellFaults('away', Promise.reject(new Error('gone'))),
      () => tellFaults('odd', Promise.resolve(broken)),
    ],
    () => ({ address: '/', title: '' }),
  )
  tell()
  await settled()
  expect(error.mock.calls.map(([text]) => text.slice(0, 45)).sort()).toEqual([
    'The plugin "away" failed in its hook "client"',
    'The plugin "odd" failed in its hook "client".',
  ])
})

test('a fault in another hook is told with its cause', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const cause = new Error('gone')
  tellFault('find', 'search')(cause)
  expect(error).toHaveBeenLastCalledWith(
    'The plugin "find" failed in its hook "search". Correct the plugin, or remove it from "plugins" in docs.config.ts.',
    cause,
  )
})
