import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { stringify } from 'yaml'
import { loadApi } from '../api/load-api.ts'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Command } from '../command.ts'
import { checkConfig, readConfig, type Inbox } from '../config.ts'
import { count } from '../output/report.ts'
import { toArazzo, type InboxAddress } from './arazzo.ts'
import { readFlows } from './recipe.ts'

const help = `flows [file] --out folder [--contract file] [--config file]

Writes what people do, call by call, as Arazzo documents, which redocly respect runs against a live server as a
second opinion. Bodies come from the examples of the contract, tokens and ids from the answers before.

  file        the flows, openapi/flows.yaml when left out (docs/contract-checks.md)
  --out       the folder to write <flow>.arazzo.yaml into
  --contract  the OpenAPI document (3.0 or 3.1), openapi/openapi.yaml when left out
  --config    names the inbox, where flows read codes that the server sends

Exit code 0: written, 2: bad use or bad input.
`

export const flows: Command = {
  summary: 'writes flows of calls as Arazzo, for redocly respect',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        out: { type: 'string' },
        contract: { type: 'string', default: 'openapi/openapi.yaml' },
        config: { type: 'string' },
      },
      allowPositionals: true,
    })
    const [file = 'openapi/flows.yaml', ...more] = positionals
    const { out, contract } = values
    if (more.length > 0) throw new BadInput('flows takes one file: flows openapi/flows.yaml --out flows')
    if (out === undefined) throw new BadInput('flows needs --out, the folder to write into')
    const config = readConfig(values.config)
    const api = await loadApi(contract, config.envelope)
    checkConfig(config, api)
    const inbox = addressOf(config.inbox)
    const named = relative(out, contract).split(sep).join('/')
    const documents = readFlows(file, api).map(
      (flow) => [join(out, `${flow.name}.arazzo.yaml`), toArazzo(api, flow, named, inbox)] as const,
    )
    mkdirSync(out, { recursive: true })
    for (const [name, document] of documents) writeFileSync(name, stringify(document))
    process.stdout.write(
      `${count(documents.length, 'flow')} in ${out}: redocly respect ${join(out, '*.arazzo.yaml')}\n`,
    )
    return 0
  },
}

/** The call that reads the newest message: a parameter with a name in braces as its value stands for the address. */
function addressOf(inbox: Inbox | undefined): InboxAddress | undefined {
  if (inbox === undefined) return undefined
  const [url = '', search = ''] = inbox.url.split('?')
  if (inbox.at === undefined || inbox.match !== undefined)
    throw new BadInput('flows reads codes out of JSON: inbox needs at, the place of the code, and no match')
  return {
    url,
    query: [...new URLSearchParams(search)].map(([name, text]) => ({
      name,
      value: /^\{\w+\}$/.test(text) ? undefined : text,
    })),
    code: inbox.at,
  }
}
