import type { RuleId } from '#src/drift/judge/fault.ts'

export type Body = Record<string, unknown>

/** One way in which a server's answer can part from the contract. */
export type FaultKind = {
  readonly name: string
  readonly rule: RuleId
  /** Changes the body and says where; undefined where the body offers nothing to break this way. */
  readonly inject: (body: Body) => string | undefined
  /** Some answers may look like this: a field may be null, a number may be any. */
  readonly sometimesFine?: true
}

type Leaf = { readonly holder: Body; readonly key: string; readonly at: string }

/** Every member of every object, outermost first; of lists the first item only. */
function* members(node: unknown, at = ''): Generator<Leaf> {
  if (Array.isArray(node)) {
    yield* members(node[0], `${at}/0`)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const holder = node as Body
  for (const key of Object.keys(holder)) yield { holder, key, at: `${at}/${key}` }
  for (const [key, value] of Object.entries(holder)) yield* members(value, `${at}/${key}`)
}

const DECIMAL = /^-?\d+\.\d+$/

/** Breaks the first member of `data` that `pick` takes. */
function onMember(
  pick: (value: unknown, key: string) => boolean,
  change: (leaf: Leaf, value: unknown) => void,
) {
  return (body: Body): string | undefined => {
    for (const leaf of members(body['data'], '/data')) {
      const value = leaf.holder[leaf.key]
      if (!pick(value, leaf.key)) continue
      change(leaf, value)
      return leaf.at
    }
    return undefined
  }
}

const set = (to: (value: unknown) => unknown) => (leaf: Leaf, value: unknown) => {
  leaf.holder[leaf.key] = to(value)
}

/** Kinds that show in one answer, made without knowing the operation. */
export const faultKinds: readonly FaultKind[] = [
  {
    name: 'missing field',
    rule: 'missing-field',
    inject: onMember(
      (value) => typeof value === 'string' || typeof value === 'number',
      ({ holder, key }) => Reflect.deleteProperty(holder, key),
    ),
  },
  {
    name: 'renamed field',
    rule: 'missing-field',
    inject: onMember(
      (value) => typeof value === 'string' || typeof value === 'number',
      ({ holder, key }, value) => {
        Reflect.deleteProperty(holder, key)
        holder[`${key}New`] = value
      },
    ),
  },
  {
    name: 'undeclared field',
    rule: 'undeclared-field',
    inject(body) {
      const [first] = members(body['data'], '/data')
      if (first === undefined) return undefined
      first.holder['surprise'] = 1
      return first.at.replace(/[^/]+$/, 'surprise')
    },
  },
  {
    name: 'number instead of text',
    rule: 'wrong-type',
    inject: onMember(
      (value) => typeof value === 'string',
      set(() => 17),
    ),
  },
  {
    name: 'text instead of number',
    rule: 'wrong-type',
    inject: onMember(
      // Ids may be either, and one is called type.
      (value, key) => typeof value === 'number' && !/id$|^type$/i.test(key),
      set(String),
    ),
  },
  {
    name: 'decimal as a float',
    rule: 'wrong-type',
    inject: onMember(
      (value) => typeof value === 'string' && DECIMAL.test(value),
      set(() => 1.5),
    ),
  },
  {
    name: 'decimal with a comma',
    rule: 'format',
    inject: onMember(
      (value) => typeof value === 'string' && DECIMAL.test(value),
      set(() => '1,5'),
    ),
  },
  {
    name: 'time in another format',
    rule: 'format',
    inject: onMember(
      (value, key) =>
        // The times of a banner are free text.
        !/^(start|end)Time$/.test(key) && typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:/.test(value),
      set((value) => String(value).replace(' ', 'T')),
    ),
  },
  {
    name: 'null',
    rule: 'null',
    sometimesFine: true,
    inject: onMember(
      (value) => value !== null,
      set(() => null),
    ),
  },
  {
    name: 'a constant that is none',
    rule: 'enum',
    sometimesFine: true,
    inject: onMember(
      (value, key) => typeof value === 'number' && /status|state|type|flag|is[A-Z]/i.test(key),
      set(() => 987),
    ),
  },
  {
    name: 'another wrapper around the page',
    rule: 'paging',
    inject(body) {
      const { data } = body
      if (typeof data !== 'object' || data === null || !('content' in data) || !('totalElements' in data))
        return undefined
      Object.assign(data, { rows: data.content })
      Reflect.deleteProperty(data, 'content')
      return '/data/content'
    },
  },
  {
    name: 'the page without its wrapper',
    rule: 'paging',
    inject(body) {
      const { data } = body
      if (typeof data !== 'object' || data === null || !('content' in data) || !('totalElements' in data))
        return undefined
      body['data'] = data.content
      return '/data'
    },
  },
  { name: 'text code for success', rule: 'wrong-type', inject: (body) => ((body['code'] = '0'), '/code') },
  {
    name: 'a refusal nobody named',
    rule: 'undocumented-code',
    inject(body) {
      Object.assign(body, { code: 9471, message: 'busy' })
      Reflect.deleteProperty(body, 'data')
      return '/code'
    },
  },
]
