// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Counter {
    uint256 public number;

    constructor(uint256 first) {
        number = first;
    }

    function increment() external {
        number++;
    }
}
