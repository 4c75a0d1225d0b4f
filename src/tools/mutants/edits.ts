import { dirname } from 'node:path'
import { asObject, asTexts, type JsonObject, readSource } from '../generate/forms-schema.ts'
import { apply, type Change, changesOf } from './contract-changes.ts'

/** A change of one of the sources of `generated/`. */
export type Edit = { readonly file: string; readonly change: Change }

/** The changes of one mutant: its own first, then those of everything that names the changed thing. */
export type Edits = readonly [Edit, ...Edit[]]

/** Every mutant of a schema, of the parameters of an operation, or of the fields of a form. */
export function editsOf(file: string): Edits[] {
  const source = readSource(file)
  if (file.endsWith('/form.json')) return Object.keys(propertiesOf(file)).map((name) => fieldGone(file, name))
  const changes = file.startsWith('openapi/paths/') ? parameterChanges(source) : changesOf(source)
  return changes.map((change) => [{ file, change }])
}

const propertiesOf = (file: string): JsonObject => asObject(readSource(file)['properties'], file)

/** A field goes from the form and from its ui.json. */
function fieldGone(file: string, name: string): Edits {
  const uiFile = `${dirname(file)}/ui.json`
  const ui = readSource(uiFile)
  const groups = Object.entries(asObject(ui['groups'] ?? {}, uiFile))
  const lists = [
    [file, ['required'], readSource(file)['required']],
    [uiFile, ['order'], ui['order']],
    ...groups.map(([group, names]) => [uiFile, ['groups', group], names] as const),
  ] as const
  const gone = (at: Change['at'], from: unknown): Change => ({ at, from, to: undefined })
  return [
    { file, change: gone(['properties', name], propertiesOf(file)[name]) },
    { file: uiFile, change: gone(['fields', name], asObject(ui['fields'], uiFile)[name]) },
    ...lists.flatMap(([where, at, list]) => {
      const index = list === undefined ? -1 : asTexts(list, where).indexOf(name)
      return index < 0 ? [] : [{ file: where, change: gone([...at, index], name) }]
    }),
  ]
}

/** Rules that stand at a parameter itself; a schema that it refers to has its own file. */
function parameterChanges(pathItem: JsonObject): Change[] {
  return Object.entries(pathItem).flatMap(([method, operation]) => {
    const parameters = asObject(operation, method)['parameters'] ?? []
    return (parameters as readonly JsonObject[]).flatMap(({ schema, required, in: place }, index) => {
      const at = [method, 'parameters', index]
      return [
        // One of the path is always required.
        ...(required === true && place === 'query'
          ? [{ at: [...at, 'required'], from: true, to: undefined }]
          : []),
        ...changesOf(schema, [...at, 'schema']),
      ]
    })
  })
}

/** Applies edits to the sources as they are read, and returns the function that takes them back. */
export function edit(edits: Edits): () => void {
  const undone = edits.map(({ file, change }) => apply(readSource(file), change))
  return () => {
    for (const undo of undone.toReversed()) undo()
  }
}
