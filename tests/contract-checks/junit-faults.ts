import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

const schema = readFileSync('tests/contract-checks/schemas/junit.xsd', 'utf8')

/** Returns the errors of a JUnit file: no XML, not valid by the schema, or sums that do not add up. */
export async function junitFaults(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: { fileName: 'junit.xml', contents: xml }, schema })
  const [open = ''] = /<testsuite .*?>/.exec(xml) ?? []
  const sums = Object.entries({ tests: 'testcase', failures: 'failure', skipped: 'skipped' })
  const wrong = sums.flatMap(([attribute, element]) => {
    const count = xml.match(new RegExp(`<${element}[ />]`, 'g'))?.length ?? 0
    return open.includes(` ${attribute}="${count}"`) ? [] : [`${attribute} is not ${count}`]
  })
  return [...errors.map(({ message }) => message), ...wrong]
}
