import { existsSync, globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { loadsMessages, messageAreas, type MessageAreas } from './areas.ts'

/** Areas that every page has from its start on (src/web/app/start.tsx). */
const ALWAYS = ['shell', 'ui'] as const

const HELPER = `\nimport { withMessages } from '#src/web/app/intl/with-messages.ts'\n`

/**
 * Lets the app's imports on demand bring the texts of what they load: `import('#src/web/features/…')` in `src/web/app/` becomes
 * `withMessages(import('#src/web/features/…'), [areas])`. The areas are those of the keys that the modules name.
 */
export function messagesOnDemand(): Plugin {
  let areas = areasOnDisk()
  const written = new Map<string, string>()
  return {
    name: 'openbourse-messages',
    enforce: 'pre',
    buildStart() {
      areas = areasOnDisk()
      const faults = startErrors(areas)
      if (faults.length > 0) this.error(faults.join('\n'))
    },
    transform(code, id) {
      const file = fileOf(id)
      if (!loadsMessages(file)) return null
      const made = withMessageImports(file, code, areas)
      written.set(id, made)
      return made === code ? null : { code: made, map: null }
    },
    // While one works: a screen that has come to name another area is loaded anew with its texts.
    hotUpdate({ server }) {
      areas = areasOnDisk()
      const stale = [...written].filter(
        ([id, made]) => withMessageImports(fileOf(id), read(fileOf(id)) ?? '', areas) !== made,
      )
      if (stale.length === 0) return
      for (const [id] of stale) {
        const known = server.moduleGraph.getModuleById(id)
        if (known !== undefined) server.moduleGraph.invalidateModule(known)
      }
      server.ws.send({ type: 'full-reload' })
    },
  }
}

/** The source of a module of the app in which each import on demand waits for the texts of what it loads. */
export function withMessageImports(file: string, code: string, areas: MessageAreas): string {
  const changes = (areas.module(file)?.lazy ?? []).flatMap((lazy) => {
    const needed = areas.ofImport(file, lazy)
    return needed.length === 0 ? [] : [{ lazy, needed }]
  })
  if (changes.length === 0) return code
  const body = changes.reduceRight(
    (text, { lazy: { start, end }, needed }) =>
      `${text.slice(0, start)}withMessages(${text.slice(start, end)}, ${JSON.stringify(needed)})${text.slice(end)}`,
    code,
  )
  return body + HELPER
}

/** Areas that the start of the app names without bringing them: their texts would be missing on every page. */
export const startErrors = (areas: MessageAreas, entry = 'src/web/main.tsx'): string[] =>
  areas
    .atOnce(entry)
    .map((area) => `${entry} comes with modules that name messages of ${area}, which only come on demand`)

const fileOf = (id: string): string => relative(process.cwd(), id.split('?')[0] ?? id)
const read = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** For the files and the generated English messages as they are now. */
export function areasOnDisk(): MessageAreas {
  const keys = globSync('generated/messages/en_US/*.json').map((file) => {
    const messages = JSON.parse(readFileSync(file, 'utf8')) as object
    return [file.replace(/^.*[\\/]|\.json$/g, ''), Object.keys(messages)] as const
  })
  return messageAreas({ keys: new Map(keys), read, always: ALWAYS })
}
