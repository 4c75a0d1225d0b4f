import type { Operation } from '#src/core/contract/operation.ts'

type Examples = {
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly example?: string | number
  }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> }
}

/** Fields of the contract's example of a request body, as a form sends them. */
export function exampleFields(contract: object, operation: Operation): Record<string, string> {
  const [content] = Object.values(examplesOf(contract, operation).requestBody?.content ?? {})
  return Object.fromEntries(
    Object.entries((content?.example ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, String(value)]),
  )
}

/** The request that the contract gives as example, for tests; `more` fields go into query and body alike. */
export function exampleRequest(
  contract: object,
  operation: Operation,
  headers: Readonly<Record<string, string>> = {},
  more: Readonly<Record<string, string>> = {},
  fields: Readonly<Record<string, string>> = exampleFields(contract, operation),
): Request {
  const parameters = examplesOf(contract, operation).parameters ?? []
  const url = new URL(`http://sandbox.test/api${operation.path}`)
  for (const { name, in: place, example } of parameters) {
    if (place === 'path')
      url.pathname = url.pathname.replace(encodeURI(`{${name}}`), encodeURIComponent(String(example)))
    if (place === 'query' && example !== undefined) url.searchParams.append(name, String(example))
  }
  const { method } = operation
  const init = { method, headers: { lang: 'en_US', ...headers } }
  if (method === 'GET') {
    for (const [name, value] of Object.entries(more)) url.searchParams.append(name, value)
    return new Request(url, init)
  }
  return new Request(url, { ...init, body: new URLSearchParams({ ...fields, ...more }) })
}

function examplesOf(contract: object, { path, method }: Operation): Examples {
  const { paths } = contract as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Examples>>>>
  }
  return paths[path]?.[method.toLowerCase()] ?? {}
}
