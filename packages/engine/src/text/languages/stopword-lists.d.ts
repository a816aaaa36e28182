/** The package's lists by ISO 639-3 code; the package has no types. */
declare module 'stopword/dist/stopword.esm.mjs' {
  export const afr: readonly string[];
  export const bul: readonly string[];
  export const cat: readonly string[];
  export const ces: readonly string[];
  export const dan: readonly string[];
  export const eng: readonly string[];
  export const est: readonly string[];
  export const fas: readonly string[];
  export const fin: readonly string[];
  export const fra: readonly string[];
  export const heb: readonly string[];
  export const hin: readonly string[];
  export const hrv: readonly string[];
  export const hun: readonly string[];
  export const ind: readonly string[];
  export const ita: readonly string[];
  export const lav: readonly string[];
  export const nld: readonly string[];
  export const nob: readonly string[];
  export const pol: readonly string[];
  export const por: readonly string[];
  export const ron: readonly string[];
  export const rus: readonly string[];
  export const som: readonly string[];
  export const spa: readonly string[];
  export const swa: readonly string[];
  export const swe: readonly string[];
  export const tgl: readonly string[];
  export const tha: readonly string[];
  export const tur: readonly string[];
  export const ukr: readonly string[];
  export const zul: readonly string[];
}
