/** `select` of a generated query: gives the envelope's data to the screen. */
export const dataOf = <Data>(body: { readonly data: Data }): Data => body.data
