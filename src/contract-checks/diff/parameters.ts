import { show } from '../document/place.ts'
import type { Operation, Parameter } from '../document/operation.ts'
import { Near } from './spot.ts'
import { compareSchemas, type BothOperations } from './messages.ts'

/** Parameters in path, query, headers and cookies. Those of the path are matched by their place in it. */
export function compareParameters(both: BothOperations): void {
  const { before, after, say } = both
  const from = parametersOf(before)
  const to = parametersOf(after)
  const names = renamedInPath(before.path, after.path)
  const gone = new Map(from)
  const come = new Map(to)
  for (const [key, old] of from) {
    const renamed = old.in === 'path' ? `path ${names.get(old.name) ?? old.name}` : key
    const now = to.get(renamed)
    if (now === undefined) continue
    gone.delete(key)
    come.delete(renamed)
    if (old.name !== now.name && old.in === 'path')
      say('path-parameter-renamed', `${old.name} → ${now.name}`, old.location, now.location)
    compareParameter(old, now)
  }
  for (const old of gone.values()) {
    const now = [...come.values()].find(({ name }) => name === old.name)
    if (now !== undefined) {
      say('request-parameter-moved', `${old.name}: ${old.in} → ${now.in}`, old.location, now.location)
      come.delete(keyOf(now))
    } else
      say('request-parameter-removed', `${old.name} in ${old.in}`, old.location, new Near(after.location))
  }
  for (const now of come.values())
    say(
      `request-parameter-added-${isRequired(now) ? 'required' : 'optional'}`,
      `${now.name} in ${now.in}`,
      new Near(before.location),
      now.location,
    )

  function compareParameter(old: Parameter, now: Parameter): void {
    if (isRequired(old) !== isRequired(now))
      say(
        `request-parameter-became-${isRequired(now) ? 'required' : 'optional'}`,
        now.name,
        old.location,
        now.location,
      )
    if (styleOf(old) !== styleOf(now))
      say(
        'request-parameter-style-changed',
        `${now.name}: ${styleOf(old)} → ${styleOf(now)}`,
        old.location,
        now.location,
      )
    compareSchemas(both, 'request', old, now)
  }
}

const isRequired = ({ node }: Parameter): boolean => node['required'] === true

const keyOf = ({ in: place, name }: Parameter): string =>
  `${place} ${place === 'header' ? name.toLowerCase() : name}`

/** Returns the parameters by place and name; the operation's own override those of its path. */
const parametersOf = ({ parameters }: Operation): Map<string, Parameter> =>
  new Map(parameters.map((parameter) => [keyOf(parameter), parameter]))

function styleOf({ in: place, node }: Parameter): string {
  const style = node['style'] ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple')
  const explode = node['explode'] ?? style === 'form'
  return `${show(style)}${explode === true ? ', exploded' : ''}`
}

function renamedInPath(before: string, after: string): Map<string, string> {
  const names = (path: string): string[] => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)
  const now = names(after)
  return new Map(names(before).map((name, index) => [name, now[index] ?? name]))
}
