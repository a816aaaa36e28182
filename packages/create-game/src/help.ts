import { standardRound } from './round.js';

/** What `--help` says. */
export const help = `Begins a new game for Ludotext: a package that builds and passes its own test.

Usage: npm create @ludotext/game [folder] [-- flags]

It asks for what is not given. Everything is written at once, into a folder that is new or empty.

  folder           gives the package its name: capital-cities becomes ludotext-game-capital-cities
  --name NAME      what people call the game
  --type-id ID     the number of the game; no other game of a service may have it
  --round LIST     what a round looks like (default: "${standardRound}"): what the player is shown, what the player
                   answers, then what else there is; hint? is a text that may be left out, wrong[] a list of texts
  --yes, -y        asks nothing, and takes the usual for what is not given
  --help, -h       this text
  --version, -v    the version

npm hands on only flags that stand behind "--":

  npm create @ludotext/game capital-cities -- --name "Capital cities" --type-id 120 --round "country, capital"
`;
