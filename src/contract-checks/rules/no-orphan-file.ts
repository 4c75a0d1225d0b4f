import { dirname, relative, sep } from 'node:path'
import { child, entries, isRef, followRefs, type Place } from '../document/place.ts'
import type { Contract } from '../document/contract.ts'
import type { Rule } from './rule.ts'

export const noOrphanFile: Rule = {
  id: 'no-orphan-file',
  cause: 'A file that nothing refers to is not part of the contract, whatever its author believes.',
  fix: 'Refer to it (a path below `paths`, a schema from an operation), or delete it. The same for a component parameter.',
  check(contract, report, world) {
    const home = dirname(contract.root.location.source.absoluteRef)
    const folders = new Set([...contract.files].flatMap((file) => topFolder(home, file)))
    const orphans = [...folders]
      .flatMap((folder) => world.filesBelow(folder))
      .filter((file) => !contract.files.has(file))
    for (const file of orphans.sort())
      report(contract.root.location, `nothing refers to ${relative(home, file).split(sep).join('/')}`)
    for (const { location, name } of unusedParameters(contract))
      report(location, `no operation uses the parameter ${name}`)
  },
}

/** Folders beside the root document that belong to the contract; elsewhere may lie anything. */
function topFolder(home: string, file: string): string[] {
  const [top, ...rest] = relative(home, file).split(sep)
  return top === undefined || top === '..' || rest.length === 0 ? [] : [`${home}${sep}${top}`]
}

function unusedParameters({ root, operations, follow }: Contract): (Place & { name: string })[] {
  const used = new Set(operations.flatMap(({ parameters }) => parameters.map(({ node }) => node)))
  const components = child(root, 'components')
  const named = components === undefined ? undefined : child(components, 'parameters')
  return (named === undefined ? [] : entries(named)).flatMap(([name, place]) => {
    const at = isRef(place.node) ? followRefs(place, follow) : place
    return at !== undefined && [...used].some((node) => node === at.node) ? [] : [{ ...place, name }]
  })
}
