/** A text of plain sentences, written for the tests of English questions. */
export const harbour = `Anna lived with her grandmother in a small house. The fisherman hid the golden ring under a stone. The baker gave the children three loaves of bread. Old Peter repaired the broken boat in the garden.

When the storm began, the fisherman pulled his boat onto the sand. Anna carried the heavy basket to the market. The baker closed the shop because the flour had run out. The teacher wrote a long letter to the mayor. She put the letter on the table.

The harbour was built in 1887. The lighthouse has 140 steps. A boat that is moved by the wind is called a sailing boat. A house on wheels is called a caravan. A person who makes bread is called a baker. There was a deep well behind the church. Peter met the mayor at the station. The mayor decided to build a new school. The children wanted to swim in the river. Clara visited the old castle. Clara told the mayor about the ring.

The bridge was closed because the river had flooded the road. The mayor opened the museum because many visitors had asked for it.`;
