import type { ApiOperation } from '#src/contract-checks/api/api.ts'

/** Part that an operation plays for a collection of rows. */
export type Role = {
  readonly kind: 'list' | 'item' | 'create' | 'update' | 'remove' | 'single'
  /** Path of the collection. */
  readonly of: string
  readonly verb: string
  /** True where there is one row only, whose path is also read. */
  readonly isSingle: boolean
}

const VERBS: Readonly<Record<string, Role['kind']>> = {
  list: 'list',
  page: 'list',
  query: 'list',
  all: 'list',
  detail: 'item',
  create: 'create',
  add: 'create',
  update: 'update',
  edit: 'update',
  adjust: 'update',
  cancel: 'update',
  delete: 'remove',
  remove: 'remove',
}
const METHODS: Readonly<Record<string, Role['kind']>> = { POST: 'create', PUT: 'update', DELETE: 'remove' }

/** Tells the part by the last word of the path where all calls are POST, and by the method where they are not. */
export function roleOf({ method, path, node }: ApiOperation): Role {
  const parts = path.split('/').filter((part) => part !== '')
  const last = parts.at(-1) ?? ''
  const verb = VERBS[last]
  if (verb !== undefined) {
    const of = parts.slice(0, -1).join('/')
    return { kind: verb, of, verb: last, isSingle: of === 'user/profile' }
  }
  const of = parts.filter((part) => !part.startsWith('{')).join('/')
  const isOne = last.startsWith('{')
  if (method === 'GET' || (method === 'POST' && of === 'user/profile')) {
    const isList = JSON.stringify(node['responses']).includes('"array"')
    return { kind: isOne ? 'item' : isList ? 'list' : 'single', of, verb: '', isSingle: false }
  }
  return { kind: METHODS[method] ?? 'update', of, verb: '', isSingle: !isOne && method === 'PUT' }
}
