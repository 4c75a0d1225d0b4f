import {
  child,
  elements,
  entries,
  isJson,
  followRefs,
  type Follow,
  type Json,
  type Place,
  show,
} from './place.ts'
import type { Answer, Media, Operation, Parameter } from './operation.ts'
import type { Schema } from './schema.ts'

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

type ReadSchema = (place: Place) => Schema

/** Every operation below `paths`, in the order of the document, references settled. */
export function readOperations(root: Place, follow: Follow, readSchema: ReadSchema): Operation[] {
  const behind = (place: Place | undefined): Place<Json> | undefined => {
    const at = place === undefined ? undefined : followRefs(place, follow)
    return at !== undefined && isJson(at.node) ? { node: at.node, location: at.location } : undefined
  }
  const under = (place: Place, key: string): [string, Place][] => {
    const inner = child(place, key)
    return inner === undefined ? [] : entries(inner)
  }

  function media(place: Place): Media[] {
    return under(place, 'content').flatMap(([type, value]) => {
      const at = behind(value)
      if (at === undefined) return []
      const schema = child(at, 'schema')
      return [{ type, ...at, schema: schema === undefined ? undefined : readSchema(schema) }]
    })
  }

  function parameters(place: Place): Parameter[] {
    return elements(child(place, 'parameters') ?? { ...place, node: undefined }).flatMap((value) => {
      const at = behind(value)
      if (at === undefined || typeof at.node['name'] !== 'string') return []
      const schema = child(at, 'schema')
      return [
        {
          name: at.node['name'],
          in: show(at.node['in']),
          ...at,
          schema: schema === undefined ? undefined : readSchema(schema),
        },
      ]
    })
  }

  function answers(place: Place): Answer[] {
    return under(place, 'responses').flatMap(([status, value]) => {
      const at = behind(value)
      return at === undefined ? [] : [{ status, ...at, media: media(at), headers: headers(at) }]
    })
  }

  function headers(place: Place): Answer['headers'] {
    return under(place, 'headers').flatMap(([name, value]) => {
      const at = behind(value)
      if (at === undefined) return []
      const schema = child(at, 'schema')
      return [
        {
          name: name.toLowerCase(),
          ...at,
          schema: schema === undefined ? undefined : readSchema(schema),
        },
      ]
    })
  }

  return under(root, 'paths').flatMap(([path, item]) => {
    const at = behind(item)
    if (at === undefined) return []
    const shared = parameters(at)
    return entries(at).flatMap(([method, value]): Operation[] => {
      const place = METHODS.has(method) ? behind(value) : undefined
      if (place === undefined) return []
      const id = place.node['operationId']
      const body = behind(child(place, 'requestBody'))
      return [
        {
          id: typeof id === 'string' ? id : `${method.toUpperCase()} ${path}`,
          method,
          path,
          ...place,
          parameters: [...shared, ...parameters(place)],
          requests: body === undefined ? [] : media(body),
          answers: answers(place),
        },
      ]
    })
  })
}
