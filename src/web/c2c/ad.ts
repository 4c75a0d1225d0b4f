/** Names of the payment types that an ad accepts. */
export const payModes = (payMode: string): readonly string[] =>
  payMode
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
