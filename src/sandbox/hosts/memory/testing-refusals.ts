import { operations } from '#generated/operations/all.ts'
import contract from '#generated/contract.json' with { type: 'json' }
import { Language } from '#generated/wire/language.ts'
import { serverMessage } from '../../http/messages.ts'
import { createRouter } from '../../http/routes.ts'

type Listed = { readonly code: number; readonly key: string; readonly field?: string }
type Described = { readonly operationId: string; readonly 'x-errors'?: readonly Listed[] }
type Refused = {
  readonly code?: number
  readonly message?: string
  readonly errors?: readonly { readonly field: string; readonly key: string }[]
}

const routed = createRouter(Object.values(operations))
/** From the document, not from the tables of operations, out of which the sandbox answers. */
const listed = new Map(
  Object.values(contract.paths as Readonly<Record<string, Readonly<Record<string, Described>>>>)
    .flatMap((item) => Object.values(item))
    .map(({ operationId, 'x-errors': errors = [] }) => [operationId, errors] as const),
)

/**
 * Checks that an answer with a field has the code and the words that `x-errors` lists for it.
 * @throws Error where it has others, or says no more than that the sandbox has a fault
 */
export async function checkRefusal(request: Request, response: Response): Promise<void> {
  const { pathname } = new URL(request.url)
  const route = routed(request.method, pathname.replace(/^\/api/, ''))
  if (typeof route !== 'object') return
  const { id } = route.operation
  if (response.status === 500) throw new Error(`${id} is answered with a fault of the sandbox`)
  const text = await response.clone().text()
  if (!text.includes('"errors":[{')) return
  const { code, message, errors } = JSON.parse(text) as Refused
  const [first] = errors ?? []
  const named = listed.get(id)?.filter(({ key }) => key === first?.key) ?? []
  const entry =
    named.find(({ field }) => field === first?.field) ?? named.find(({ field }) => field === undefined)
  if (entry === undefined) return
  const asked = request.headers.get('lang')
  const language = Object.values(Language).find((each) => each === asked) ?? 'en_US'
  if (code !== entry.code || message !== serverMessage(language, entry.key))
    throw new Error(`${id} refuses ${entry.key} with ${code} ${message}, against the contract`)
}

/** The answer that refuses with a key, in English; tests compare with `toMatchObject`. */
export const refusedWith = (key: string, field?: string) => ({
  status: 200,
  code: 500,
  message: serverMessage('en_US', key),
  data: null,
  errors: field === undefined ? [] : [{ field, key }],
})
