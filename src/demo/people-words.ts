export const firstNames = words(`
  Aaron Abigail Adriana Ahmed Aisha Alejandro Alicia Amanda Amir Amy Ana Andre Angela Anh Anthony April Arjun Ashley
  Beatriz Ben Bianca Brandon Brenda Brian Caleb Camila Carla Carlos Carmen Chen Chris Claire Connor Cory Cynthia Daniel
  Darnell David Deborah Denise Derek Devon Diego Dmitri Donna Dwayne Eduardo Elena Eli Emily Emma Eric Erica Esther Ethan
  Farah Felipe Fernando Fiona Frank Gabriela Garrett Gina Grace Greg Hannah Harpreet Hector Heather Helen Hiroshi Ian
  Imani Isaac Isabel Ivan Jack Jacqueline Jamal James Janet Jasmine Jason Javier Jen Jerome Jessica Jin Joan Joe Jorge
  Jose Josh Joyce Juan Julia Kaitlyn Karen Keisha Keith Kelly Ken Kevin Kim Kyle Lakshmi Lamar Larry Laura Leah Leilani
  Leo Leon Leticia Linda Ling Lisa Liz Luis Luz Mai Malik Marcus Margaret Mark Marisol Martin Mary Mateo Matt Mei Melissa
  Michelle Miguel Mike Mina Mohammed Monica Nadia Natalie Nate Nick Nicole Nina Noah Noor Olivia Omar Oscar Pam Patrice
  Patrick Paul Pedro Phil Phuong Priya Rachel Rafael Raj Ramon Ray Rebecca Renee Rich Rob Rosa Roxanne Russell Ruth Ryan
  Sabrina Sam Samantha Sandra Santiago Sara Scott Sean Shanice Sharon Sofia Stacy Steve Sunil Susan Tamika Tara Teresa
  Terrence Thanh Thomas Tiffany Tim Todd Tom Tony Tracy Travis Trevor Trish Tyrone Valerie Vanessa Veronica Victor Vikram
  Vince Wanda Wei Wendy Will Xavier Yolanda Yuki Yusuf Zach Zoe`)

export const lastNames = words(`
  Abbott Acosta Adams Aguilar Ahmed Alvarez Anderson Baker Banks Barnes Barrett Bauer Becker Bell Bennett Bianchi Bishop
  Blake Bowman Boyd Brennan Brooks Bryant Burke Bui Byrd Caldwell Campbell Cardenas Carlson Carter Castillo Chan Chavez
  Chen Choi Clark Coleman Collins Contreras Cooper Cortez Costa Cox Cruz Cunningham Dang Davis Dawson Delacruz Diaz
  Dixon Doyle Duarte Dunn Duran Edwards Ellison Espinoza Estrada Evans Farmer Ferguson Fischer Fletcher Flores Ford
  Foster Franklin Fuentes Garcia Garrison George Gibson Gill Gomez Gonzalez Goodwin Graham Grant Greene Griffin Gupta
  Guerrero Haddad Hale Hall Hamilton Hansen Harper Harris Hayes Henderson Hernandez Hicks Ho Hoang Hoffman Holloway
  Howard Huang Hudson Hughes Hussain Hutchins Ibarra Iyer Jackson Jacobs Jensen Jimenez Johansson Johnson Jones Jordan
  Kaplan Kapoor Keller Kelly Kennedy Khan Kim Klein Knight Kowalski Kramer Lambert Larson Lawson Le Lee Leone Levine
  Lewis Lin Lindgren Lopez Lowe Luna Mack Maldonado Malik Marino Marsh Martin Martinez Mason Mathis McCoy McKenzie
  McLean Medina Mehta Mejia Mendoza Meyer Miller Mitchell Molina Montgomery Moore Morales Moreno Morris Murphy Myers
  Nakamura Navarro Nelson Newman Nguyen Nolan Norris Novak Nunez Obrien Ochoa Okafor Olson Ortega Osborne Owens Pacheco
  Palmer Park Parker Patel Patterson Payne Pena Perez Perkins Peters Pham Phillips Pierce Pope Porter Powell Price
  Quinn Quintero Ramirez Ramos Randall Reed Reyes Reynolds Rhodes Rice Richards Rios Rivera Robbins Robinson Rocha
  Rodriguez Rogers Rojas Romano Romero Rosen Ross Rossi Russo Salazar Sanchez Sanders Sandoval Santos Sato Saunders
  Schmidt Schneider Schultz Serrano Shah Sharma Shaw Shepherd Silva Simmons Singh Sloan Smith Snyder Sosa Soto Spencer
  Stein Stevens Stewart Stone Suarez Sullivan Sutton Swanson Tanaka Tate Taylor Thomas Thompson Torres Tran Trujillo
  Tucker Turner Underwood Valdez Vargas Vasquez Vaughn Vega Velasco Vu Wade Walker Wallace Walsh Wang Ward Warren
  Washington Watkins Weaver Webb Weber Webster Wells West Wheeler White Whitaker Wilkins Williams Wilson Winters Wolfe
  Wong Wood Wright Wu Yamamoto Yang Yates York Young Zamora Zhang Zimmerman`)

const streetNames = words(`
  Acacia Alder Almond Alta Arbor Aspen Bayview Beech Birch Bluebonnet Briar Canyon Cedar Cherry Chestnut Citrus Clover
  Cottonwood Coral Cypress Dogwood Elm Fairview Fern Garden Garfield Hawthorne Hazel Heather Hickory Highland Hillcrest
  Holly Jasmine Juniper Lake Lakeview Laurel Lemon Lincoln Linden Live_Oak Locust Madison Magnolia Maple Marigold Meadow
  Mesquite Mimosa Monroe Myrtle Oak Olive Orange Orchard Palmetto Palo_Verde Park Pecan Pepper Pine Poplar Primrose
  Quail Redbud Ridge River Rose Sage Spring Spruce Summit Sunset Sycamore Valley Vine Walnut Willow Windsor Wisteria`)

const streetKinds = words(`Ave Ave Ave St St St Dr Dr Dr Ln Ln Rd Rd Ct Cir Way Pl Blvd`)

/** "1482 Palo Verde Dr" */
export function streetOf(random: { whole: (from: number, to: number) => number; pick: Pick }): string {
  return `${random.whole(11, 989)}${random.whole(0, 9)} ${random.pick(streetNames)} ${random.pick(streetKinds)}`
}

type Pick = (of: readonly string[]) => string

function words(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => word.replace('_', ' '))
}
