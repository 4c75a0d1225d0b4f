/** Fluent makes empty style elements and inserts its rules by script; this is the hash of an empty text. */
const EMPTY_STYLE = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`

/**
 * The content security policy: one static text for every page, without nonce, so that a CDN can send it.
 * No script runs that is not a file of ours. Pictures (banners, coins, portraits) may come from any https
 * address, and from the page itself (QR codes, previews of what is being uploaded).
 *
 * Where the API or the streams live on another origin than the page, the policy that is sent must name
 * it: see `policyFor`.
 */
export const CONTENT_SECURITY_POLICY = policyFor([])

/** The policy for a deployment whose config.json names other origins, e.g. `https://api.example`, `wss://…`. */
export function policyFor(origins: readonly string[]): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' ${EMPTY_STYLE}`,
    `img-src 'self' https: data: blob:`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...origins].join(' ')}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
  ].join('; ')
}
