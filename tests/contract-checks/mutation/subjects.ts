import { loadApi } from '#src/contract-checks/api/load-api.ts'
import type { Api } from '#src/contract-checks/api/api.ts'
import { checkConfig, readConfig, type Config } from '#src/contract-checks/config.ts'
import { isJson, list, type Json } from '#src/contract-checks/document/place.ts'
import { behindLayer, type FaultyServer, type Handle } from '../layered-server.ts'
import { healthyServer, type Manner } from './healthy-server.ts'

/** A contract with a healthy server, as the mutation bench takes it. */
export type Mutable = {
  readonly name: string
  readonly api: Api
  readonly config: Config
  readonly server: FaultyServer
  /** Begins anew, so that no fault works on what another has left behind. */
  readonly reset: () => void | Promise<void>
  readonly isSuccess: (status: number, body: unknown) => boolean
  readonly dataSchema: Manner['dataSchema']
  /** Pointer to the data in a successful answer. */
  readonly data: string
  /** Operations that faults are shown on; all without. */
  readonly operations?: readonly string[]
  /** A refusal with a code that the contract does not name, and one with a code that it names. */
  readonly strange: { readonly status: number; readonly body: unknown }
  readonly usual: { readonly status: number; readonly body: unknown }
}

const FOLDER = 'tests/contract-checks/mutation'

async function subject(
  name: string,
  manner: Manner,
  rest: Pick<Mutable, 'isSuccess' | 'data' | 'strange'>,
): Promise<Mutable> {
  const config = readConfig(`${FOLDER}/${name}.checks.yaml`)
  const api = await loadApi(`${FOLDER}/${name}.yaml`, config.envelope)
  checkConfig(config, api)
  let handle: Handle = healthyServer(api, manner)
  const server = await behindLayer((request) => handle(request), api.base)
  const reset = (): void => {
    handle = healthyServer(api, manner)
  }
  const { dataSchema } = manner
  return { name, api, config, server, reset, dataSchema, usual: manner.refuse('state'), ...rest }
}

/** REST without envelope; statuses tell success from refusal. */
export const library = (): Promise<Mutable> =>
  subject(
    'library',
    {
      login: {
        operation: 'login',
        request: { email: 'ada@example.org', password: 'hunter22' },
        token: '/token',
      },
      wrap: (data) => data,
      refuse: (why) => ({
        status: why === 'session' ? 401 : why === 'missing' ? 404 : 400,
        body: { title: why },
      }),
      dataSchema: (schema) => schema,
    },
    {
      isSuccess: (status) => status < 300,
      data: '',
      strange: { status: 418, body: { title: 'busy' } },
    },
  )

const CODES = { wrong: 4001, session: 4010, missing: 4040, state: 4090 } as const

/** All POST, one `oneOf` of success and failure per answer. */
export const depot = (): Promise<Mutable> =>
  subject(
    'depot',
    {
      login: {
        operation: 'authLogin',
        request: { account: 'ada', password: 'hunter22' },
        token: '/data/accessToken',
      },
      wrap: (data) => ({ code: 0, msg: 'ok', data }),
      refuse: (why) => ({ status: 200, body: { code: CODES[why], msg: why } }),
      dataSchema: (schema) => {
        const success = list(schema['oneOf']).find(isJson)
        const part = list(success?.['allOf']).filter(isJson)[1]
        const properties = part?.['properties']
        return isJson(properties) && isJson(properties['data']) ? properties['data'] : ({} satisfies Json)
      },
    },
    {
      isSuccess: (status, body) => status === 200 && isJson(body) && body['code'] === 0,
      data: '/data',
      strange: { status: 200, body: { code: -7, msg: 'busy' } },
    },
  )
