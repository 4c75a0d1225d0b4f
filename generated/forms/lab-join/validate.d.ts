// Derived from forms/ and openapi/ by `npm run generate`. Do not edit.
import type { Validators } from '#src/web/forms/definition.ts'

export declare const validators: Validators
