import { isJson, type Json } from '../document/place.ts'
import type { ApiOperation } from './api.ts'

/** The schema of the JSON that a success brings; undefined where it brings none. */
export function successSchema({ node }: Pick<ApiOperation, 'node'>): Json | undefined {
  const responses = isJson(node['responses']) ? node['responses'] : {}
  const found =
    responses['200'] ??
    Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1] ??
    responses['default']
  const content = isJson(found) && isJson(found['content']) ? found['content'] : {}
  const media = Object.entries(content).find(([type]) => type.includes('json') || type === '*/*')?.[1]
  return isJson(media) && isJson(media['schema']) ? media['schema'] : undefined
}
