/* oxlint-disable house/arrows -- the bench stands on the contract checks and the layers of their tests */
import { loadApi } from '#src/contract-checks/api/load-api.ts'
import type { Api } from '#src/contract-checks/api/api.ts'
import { checkConfig, readConfig } from '#src/contract-checks/config.ts'
import { behindLayer, type Handle } from '#tests/contract-checks/layered-server.ts'
import type { Mutable } from '#tests/contract-checks/mutation/subjects.ts'
import { contractFile } from './contracts.ts'
import { petstoreServer } from './petstore-server.ts'
import { starTrekServer } from './star-trek-server.ts'

/** A foreign contract with its healthy server (with `operations`, a faulty run is of the broken operation only), and the file that every tool is given. */
export type Foreign = Mutable & { readonly file: string; readonly configFile: string }

const FOLDER = 'src/tools/bench/second-opinion'

async function foreign(name: string, serverOf: (api: Api) => Handle, one = false): Promise<Foreign> {
  const file = contractFile(name)
  const configFile = `${FOLDER}/${name}.checks.yaml`
  const config = readConfig(configFile)
  const api = await loadApi(file, config.envelope)
  checkConfig(config, api)
  let handle = serverOf(api)
  const server = await behindLayer((request) => handle(request), api.base)
  return {
    name,
    file,
    configFile,
    api,
    config,
    server,
    ...(one ? { operations: api.operations.map(({ id }) => id) } : {}),
    reset() {
      handle = serverOf(api)
    },
    isSuccess: (status) => status < 300,
    dataSchema: (schema) => schema,
    data: '',
    strange: { status: 418, body: { code: 'E418', message: 'busy' } },
    usual: { status: 400, body: { code: 'E400', message: 'invalid request' } },
  }
}

/** 20 operations: pets, orders and users, with a key, OAuth, a form and an upload. */
export const petstore = (): Promise<Foreign> => foreign('petstore', petstoreServer)

/** 120 operations: forty collections that are paged, searched by a form, and read by key. */
export const starTrek = (): Promise<Foreign> => foreign('star-trek', starTrekServer, true)
