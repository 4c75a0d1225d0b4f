import type { SandboxOptions } from '#src/sandbox/sandbox.ts'
import { type TestSandbox, testSandbox } from '#src/sandbox/hosts/memory/testing.ts'
import { behindLayer, type FaultyServer } from './layered-server.ts'
import { createShop } from './shop-server.ts'

/**
 * The sandbox. Time passes faster than calls do: a code may be asked for again, an authenticator shows another.
 * With `histories` its trader has a past, as under `npm start`.
 */
export async function faultyServer(
  options: Pick<SandboxOptions, 'histories'> = {},
): Promise<FaultyServer & { readonly sandbox: TestSandbox }> {
  const sandbox = await testSandbox({ hasFaults: true, ...options })
  const now = (): number => {
    sandbox.clock.jump(2000)
    return sandbox.clock.now()
  }
  const close = () => sandbox.close()
  return { ...(await behindLayer((request) => sandbox.handle(request), '/api', { now, close })), sandbox }
}

/** The shop of the second contract. */
export const faultyShop = (): Promise<FaultyServer> => behindLayer(createShop(), '/gateway')
