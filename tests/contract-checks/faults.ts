import type { RuleId } from '#src/contract-checks/judge/violation.ts'

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

/** The words of a contract's style. */
export type Style = {
  readonly code: string
  readonly data: string
  /** Members of a page that hold its rows and the number of all rows. */
  readonly rows: string
  readonly total: string
  /** Names of fields that are numbers of an enumeration, sometimes at least. */
  readonly constants: RegExp
  /** A refusal that no contract names, and the rule that tells it. */
  readonly refusal: Body
  readonly refusalRule: RuleId
  /** A code that is success by its text, but of another type. */
  readonly oddCode?: unknown
}

export const OURS: Style = {
  code: 'code',
  data: 'data',
  rows: 'content',
  total: 'totalElements',
  constants: /status|state|type|flag|is[A-Z]/i,
  refusal: { code: 9471, message: 'busy' },
  refusalRule: 'undocumented-code',
  oddCode: '0',
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

/** Breaks the first member of the data that `pick` takes. */
const memberOf =
  (data: string) =>
  (pick: (value: unknown, key: string) => boolean, change: (leaf: Leaf, value: unknown) => void) =>
  (body: Body): string | undefined => {
    for (const leaf of members(body[data], `/${data}`)) {
      const value = leaf.holder[leaf.key]
      if (!pick(value, leaf.key)) continue
      change(leaf, value)
      return leaf.at
    }
    return undefined
  }

const set = (to: (value: unknown) => unknown) => (leaf: Leaf, value: unknown) => {
  leaf.holder[leaf.key] = to(value)
}

/** Kinds that show in one answer, made without knowing the operation. */
export function faultKinds(style: Style): readonly FaultKind[] {
  const { code, data, rows, total } = style
  const onMember = memberOf(data)
  const pageOf = (body: Body): Body | undefined => {
    const page = body[data]
    return typeof page === 'object' && page !== null && rows in page && total in page
      ? (page as Body)
      : undefined
  }
  return [
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
        const [first] = members(body[data], `/${data}`)
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
          // The times of a banner and of a favourite are free text.
          !/^(start|end|add)Time$/.test(key) &&
          typeof value === 'string' &&
          /^\d{4}-\d\d-\d\d[ T]\d\d:/.test(value),
        set((value) => String(value).replace(/[ T]/, '/')),
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
        (value, key) => typeof value === 'number' && style.constants.test(key),
        set(() => 987),
      ),
    },
    {
      name: 'another wrapper around the page',
      rule: 'paging',
      inject(body) {
        const page = pageOf(body)
        if (page === undefined) return undefined
        page['records'] = page[rows]
        Reflect.deleteProperty(page, rows)
        return `/${data}/${rows}`
      },
    },
    {
      name: 'the page without its wrapper',
      rule: 'paging',
      inject(body) {
        const page = pageOf(body)
        if (page === undefined) return undefined
        body[data] = page[rows]
        return `/${data}`
      },
    },
    {
      name: 'a refusal nobody named',
      rule: style.refusalRule,
      inject(body) {
        if (!(code in body)) return undefined
        Object.assign(body, style.refusal)
        Reflect.deleteProperty(body, data)
        return `/${code}`
      },
    },
    ...(style.oddCode === undefined
      ? []
      : [
          {
            name: 'success by a code of another type',
            rule: 'wrong-type' as const,
            inject(body: Body) {
              if (!(code in body)) return undefined
              body[code] = style.oddCode
              return `/${code}`
            },
          },
        ]),
  ]
}
