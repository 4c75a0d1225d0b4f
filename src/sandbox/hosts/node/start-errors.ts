import type { ServeOptions } from './serve-options.ts'

type Place = Pick<ServeOptions, 'host' | 'port' | 'data'>

/** SQLite's numbers for what is wrong with a file, the last eight bits of its code. */
const SQLITE = { corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26, busy: 5, readOnly: 8, io: 10 }

/** Why the server cannot start, and what to do, in plain sentences; undefined where the fault is ours. */
export function startError(error: unknown, { host, port, data }: Place): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { name, message } = error
  const other = 'Another folder: npm start -- --data ./other'
  if (name === 'JournalMismatch')
    return `The records in ${data} cannot be used: ${message}\nKeep the folder aside. ${other}`
  if (name === 'StorageError') return startError(error.cause, { host, port, data })
  const sqlite = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined
  if (sqlite === SQLITE.busy) return `Another sandbox is using ${data}. ${other}`
  if (sqlite === SQLITE.corrupt || sqlite === SQLITE.notADatabase)
    return `${data}/journal.sqlite is damaged: ${message}.\nKeep it aside, or bring back a copy of it. ${other}`
  if (sqlite === SQLITE.full) return `There is no room on the disk of ${data}. ${other}`
  if (sqlite === SQLITE.readOnly || sqlite === SQLITE.cannotOpen || sqlite === SQLITE.io)
    return `Cannot write in ${data}: ${message}. ${other}`
  return systemError(error, { host, port, data }, other)
}

/** What the system refuses: files, folders, ports. */
function systemError(error: Error, { host, port, data }: Place, other: string): string | undefined {
  const code = 'code' in error ? String(error.code) : ''
  const isOfPort = 'syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo')
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Another one: npm start -- --port 4401`
  if (isOfPort && code === 'EACCES')
    return `Port ${port} is for the system alone. Another one: npm start -- --port 4401`
  if (isOfPort) return `Cannot listen on ${host}: ${error.message}. This machine alone: --host 127.0.0.1`
  if (code === 'ENOSPC') return `There is no room on the disk of ${data}. ${other}`
  if (/^E(ACCES|PERM|ROFS|NOTDIR|EXIST|ISDIR|NOENT|IO)$/.test(code) && 'path' in error)
    return `Cannot write in ${data}: ${error.message}. ${other}`
  return undefined
}
