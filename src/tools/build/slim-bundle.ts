import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const NOTHING = '\0openbourse-nothing'

/**
 * Parts of axios that a browser of ours never runs. Requests go by XMLHttpRequest, not fetch; bodies are texts and
 * forms that the contract's encoder has made, so axios makes none, and addresses come with their query; nobody uses
 * its names of HTTP statuses, nor its own way of cancelling. No cookie is read: the client names none.
 */
const UNUSED =
  /^\.{1,2}\/(?:fetch|cancel\/CancelToken|(?:\.\.\/)*(?:helpers\/)?(?:toFormData|toURLEncodedForm|formDataToJSON|HttpStatusCode|AxiosURLSearchParams|cookies)|(?:\.\.\/)*core\/setFormDataHeaders)\.js$/

/** Stand-in for their exports that are still named: functions that nothing calls. */
const EMPTY = `
const unused = () => { throw new Error('left out of the bundle') }
export const getFetch = () => undefined
export default unused
`

/** An import of icons, as our files have it. */
const ICONS = /import \{ ([\w, ]+) \} from '@fluentui\/react-icons\/svg\/([\w-]+)'/g
const ICON = /^@fluentui\/react-icons\/svg\/([\w-]+)\?(\w+)$/

/**
 * Leaves out what is never run. Takes the icons without their style machinery, our sheet styles them, and each as a
 * module of its own: the package keeps all sizes of a picture in one, and a part of the app that needs one of them
 * would load what all other parts need.
 */
export function slimBundle(): Plugin {
  return {
    name: 'openbourse-lighter',
    enforce: 'pre',
    transform(code, id) {
      const isOurs = !id.includes('/node_modules/') && code.includes('@fluentui/react-icons/svg/')
      return isOurs ? { code: withSingleIcons(code), map: null } : null
    },
    async resolveId(source, importer = '') {
      if (/\/axios\/lib\//.test(importer) && UNUSED.test(source)) return NOTHING
      const [, picture = '', name = ''] = ICON.exec(source) ?? []
      if (picture === '') return null
      const file = await this.resolve(`@fluentui/react-icons/headless/svg/${picture}`, importer)
      return file === null ? null : `${file.id}?${name}`
    },
    load(id) {
      if (id === NOTHING) return EMPTY
      const [file = '', name] = id.split('?')
      return name === undefined || !/\/headless-svg\//.test(file)
        ? null
        : singleIcon(readFileSync(file, 'utf8'), name)
    },
  }
}

/** Code of ours in which each icon is asked for by itself. */
export const withSingleIcons = (code: string): string =>
  code.replaceAll(ICONS, (_, names: string, picture: string) =>
    names
      .split(', ')
      .map((name) => `import { ${name} } from '@fluentui/react-icons/svg/${picture}?${name}'`)
      .join('; '),
  )

/**
 * A module of the package with one of its icons only. Each of them is a line.
 * @throws RangeError where it is not among them
 */
export function singleIcon(module: string, name: string): string {
  const wanted = `export const ${name} `
  if (!module.includes(wanted)) throw new RangeError(`no icon ${name}`)
  return module
    .split('\n')
    .filter((line) => !line.startsWith('export const ') || line.startsWith(wanted))
    .join('\n')
}
