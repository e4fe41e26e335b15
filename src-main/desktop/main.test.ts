import { afterEach, expect, test, vi } from 'vitest'
import { tellIn } from '../../src-shared/language/language.ts'

const { exit, showErrorBox } = vi.hoisted(() => ({ exit: vi.fn(), showErrorBox: vi.fn() }))

vi.mock('electron', () => ({
  app: {
    exit,
    on: vi.fn(),
    enableSandbox: vi.fn(),
    quit: vi.fn(),
    requestSingleInstanceLock: () => true,
    whenReady: () => Promise.resolve(),
  },
  dialog: { showErrorBox },
  protocol: { registerSchemesAsPrivileged: vi.fn() },
  shell: {},
}))

vi.mock('./desktop.ts', () => ({
  Desktop: class {
    begin(): Promise<void> {
      tellIn(() => 'de')
      return Promise.reject(new Error('no window can be made'))
    }
  },
}))

afterEach(() => {
  vi.restoreAllMocks()
  tellIn(() => 'en')
})

test('a program that cannot begin says so, in the language it has begun in, and ends', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await import('./main.ts')
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1))
  expect(showErrorBox).toHaveBeenCalledWith('Lineage Workbench ließ sich nicht starten', expect.stringContaining('Terminal'))
})
