import type { Layer } from '../layered-server.ts'
import { isFor } from '../subject.ts'
import { bodyOf, type Recorded } from './site.ts'
import type { Mutable } from './subjects.ts'

/** Keeps the first success of each operation. */
export function recorder({ api, isSuccess }: Mutable): { layer: Layer; all: Map<string, Recorded> } {
  const all = new Map<string, Recorded>()
  const layer: Layer = async (request, pass) => {
    const operation = api.operations.find(({ id }) => isFor(api, id, request))
    const copy = request.clone()
    const response = await pass(request)
    if (operation === undefined) return response
    const body = await bodyOf(response)
    const known = all.get(operation.id)
    const text = await copy.clone().text()
    // A page with rows shows more than one without.
    const isFuller = JSON.stringify(body ?? '').length > JSON.stringify(known?.body ?? '').length
    if (isSuccess(response.status, body) && (known === undefined || isFuller))
      all.set(operation.id, { request: copy, text, body })
    return response
  }
  return { layer, all }
}
