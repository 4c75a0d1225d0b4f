import { BadInput } from '#src/core/command-line/bad-input.ts'
import { isJson, list } from '../document/place.ts'
import { readJson } from '../read-file.ts'
import { exchangeOf, orderOfNumber, type Exchange } from './exchange.ts'

/**
 * The exchanges of an HTTP archive. Those that got no answer are left out.
 * @throws BadInput when the file is none
 */
export function readHar(file: string): Exchange[] {
  const archive = readJson(file)
  const log = isJson(archive) && isJson(archive['log']) ? archive['log'] : undefined
  if (log === undefined || !Array.isArray(log['entries']))
    throw new BadInput(`${file} is not an HTTP archive: {"log": {"entries": […]}} is expected`)
  return list(log['entries']).flatMap((entry, index) =>
    isJson(entry) ? (exchangeOf(entry, orderOfNumber(index)) ?? []) : [],
  )
}
