// A test runner reads modules in its own way and keeps them; this file is loaded by Node, and so is what it imports.
module.exports = { nativeImport: (url) => import(url) };
