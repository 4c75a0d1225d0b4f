import { Window } from 'happy-dom'

type Shape = {
  readonly required: readonly string[]
  readonly allowed: readonly string[]
  readonly children: readonly string[]
}

/** What CI servers (Jenkins, GitLab) take: elements, their attributes and what may stand in them. */
const SHAPES: Readonly<Record<string, Shape>> = {
  testsuites: {
    required: [],
    allowed: ['name', 'tests', 'failures', 'errors', 'time'],
    children: ['testsuite'],
  },
  testsuite: {
    required: ['name', 'tests'],
    allowed: ['failures', 'errors', 'skipped', 'time', 'timestamp', 'hostname', 'id', 'package'],
    children: ['testcase', 'properties', 'system-out', 'system-err'],
  },
  testcase: {
    required: ['name'],
    allowed: ['classname', 'time', 'assertions', 'status'],
    children: ['failure', 'error', 'skipped', 'system-out', 'system-err'],
  },
  failure: { required: [], allowed: ['type', 'message'], children: [] },
  skipped: { required: [], allowed: ['message'], children: [] },
}

/** What is wrong with a JUnit file: not XML, an element or attribute that has no place, numbers that do not add up. */
export function junitFaults(xml: string): string[] {
  const document = new new Window().DOMParser().parseFromString(xml, 'application/xml')
  if (document.querySelector('parsererror') !== null) return ['no XML']
  const all = [...document.querySelectorAll('*')]
  const faults = all.flatMap((element) => {
    const name = element.tagName
    const shape = SHAPES[name]
    if (shape === undefined) return [`${name} is no element`]
    const attributes = element.getAttributeNames()
    const parent = element.parentElement
    return [
      ...shape.required.filter((each) => !attributes.includes(each)).map((each) => `${name} has no ${each}`),
      ...attributes
        .filter((each) => !shape.required.includes(each) && !shape.allowed.includes(each))
        .map((each) => `${name} cannot have ${each}`),
      ...(parent !== null && SHAPES[parent.tagName]?.children.includes(name) === false
        ? [`${name} cannot stand in ${parent.tagName}`]
        : []),
    ]
  })
  const count = (name: string): string => String(all.filter(({ tagName }) => tagName === name).length)
  const suite = all.find(({ tagName }) => tagName === 'testsuite')
  const sums: [string, string][] = [
    ['tests', 'testcase'],
    ['failures', 'failure'],
    ['skipped', 'skipped'],
  ]
  for (const [attribute, name] of sums)
    if (suite?.getAttribute(attribute) !== count(name))
      faults.push(`${attribute} is not the number of ${name}`)
  return faults
}
