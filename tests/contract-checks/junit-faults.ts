import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

const schema = readFileSync('tests/contract-checks/schemas/junit.xsd', 'utf8')

/** What is wrong with a JUnit file: no XML, against the schema, or numbers that do not add up. */
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
