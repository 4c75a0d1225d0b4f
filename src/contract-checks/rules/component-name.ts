import { basename, dirname, extname, relative } from 'node:path'
import { child, entries, isRef } from '../document/place.ts'
import type { Rule } from './rule.ts'

export const componentName: Rule = {
  id: 'component-name',
  cause:
    'A schema file becomes a component, a type and a constant of its name. Two files of one name are silently ' +
    'renamed when the contract is bundled.',
  fix: 'Name the file in PascalCase, once in the whole contract; an entry below `components` has the name of its file.',
  check({ schemas, root }, report) {
    const home = dirname(root.location.source.absoluteRef)
    const files = new Map<string, string>()
    for (const { location } of schemas) {
      const file = location.source.absoluteRef
      if (location.pointer !== '#/') continue
      const name = basename(file, extname(file))
      const other = files.get(name)
      if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) report(location, `the file name ${name} is not in PascalCase`)
      else if (other !== undefined && other !== file)
        report(location, `another schema file is called ${name} too: ${relative(home, other)}`)
      files.set(name, file)
    }
    const components = child(root, 'components')
    for (const [, kind] of components === undefined ? [] : entries(components))
      for (const [name, { node, location }] of entries(kind)) {
        const file = isRef(node) ? node.$ref.split('#')[0] : undefined
        if (file !== undefined && file !== '' && basename(file, extname(file)) !== name)
          report(location, `the component ${name} is the file ${basename(file)}`)
      }
  },
}
