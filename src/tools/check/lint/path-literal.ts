import { isTest } from './where.ts'

/** Files whose texts name other addresses: those of the server, and pointers of the decoder. */
const OTHER_ADDRESSES = /(^|\/)src\/web\/(mocks\/|streams\/address|client\/(config|envelope)|app\/config)/
const FILE = /^\/(generated|locales|src)\/|\.\w+$/
const PATH = /^\/[A-Za-z][\w-]*(?=[/?#]|$)/

/** True for files of the app that may not write an address of a screen themselves. */
export function isWithoutPaths(file: string): boolean {
  const path = file.replaceAll('\\', '/')
  return (
    /(^|\/)src\/web\//.test(path) &&
    !/(^|\/)src\/web\/paths\//.test(path) &&
    !OTHER_ADDRESSES.test(path) &&
    !isTest(path)
  )
}

/** True for `/money`, `/exchange/btc_usdt`, `/helpdetail?id=`; false for `/`, a separator too, and for files. */
export function isPath(text: string): boolean {
  return PATH.test(text) && !FILE.test(text)
}
