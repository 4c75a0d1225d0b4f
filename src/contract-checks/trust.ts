import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { BadInput } from '#src/core/command-line/bad-input.ts'

export const TRUST_HELP = `  --ca        a PEM file of certificates to trust beside the usual ones, for a server with one of its own
`

/**
 * Trusts the certificates of a file from now on, in every call.
 * @throws BadInput when it holds none
 */
export function trust(file: string | undefined): void {
  if (file === undefined) return
  let pem: string
  try {
    pem = readFileSync(file, 'utf8')
    void new X509Certificate(pem)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new BadInput(`--ca ${file} is no certificate in PEM (${why})`, { cause: error })
  }
  setDefaultCACertificates([...getCACertificates('default'), pem])
}

/** Returns the advice for a server whose certificate is not trusted; empty for other reasons. */
export const trustHint = (why: string): string =>
  /certificate|_CERT|UNABLE_TO_VERIFY/i.test(why)
    ? '; a certificate of your own is trusted with --ca file.pem'
    : ''
