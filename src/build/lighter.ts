import type { Plugin } from 'vite'

const NOTHING = '\0openbourse-nothing'

/**
 * Parts of axios that a browser of ours never runs. Requests go by XMLHttpRequest, not fetch; bodies are texts and
 * forms that the contract's encoder has made, so axios makes none; nobody uses its names of HTTP statuses.
 */
const UNUSED =
  /^\.{1,2}\/(?:fetch|(?:helpers\/)?(?:toFormData|toURLEncodedForm|formDataToJSON|HttpStatusCode))\.js$/

/** What of them is still named: functions that nothing calls. */
const EMPTY = `
const unused = () => { throw new Error('left out of the bundle') }
export const getFetch = () => undefined
export default unused
`

/** Leaves out what is never run, and takes the icons without their style machinery: our sheet styles them. */
export function lighter(): Plugin {
  return {
    name: 'openbourse-lighter',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (/\/axios\/lib\//.test(importer) && UNUSED.test(source)) return NOTHING
      const icon = /^@fluentui\/react-icons\/svg\/(.+)$/.exec(source)?.[1]
      return icon === undefined ? null : this.resolve(`@fluentui/react-icons/headless/svg/${icon}`, importer)
    },
    load: (id) => (id === NOTHING ? EMPTY : null),
  }
}
