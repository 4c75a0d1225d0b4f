/**
 * Stands in for markdown-to-jsx, which rjsf brings along for descriptions with mark-up: ours come from the
 * catalogues as plain text, and a parser of 20 kB would come with every form.
 */
export const Markdown = ({ children }: { readonly children?: string }): string => children ?? ''
