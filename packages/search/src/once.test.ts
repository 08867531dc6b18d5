import { expect, test, vi } from 'vitest'
import { once } from './once.ts'

test('runs once for all callers, and again after a failure', async () => {
  const task = vi.fn<() => Promise<string>>()
  task.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('here')
  const load = once(task)
  await expect(Promise.all([load(), load()])).rejects.toThrow('offline')
  expect(task).toHaveBeenCalledTimes(1)
  expect(await Promise.all([load(), load()])).toEqual(['here', 'here'])
  expect(task).toHaveBeenCalledTimes(2)
})
